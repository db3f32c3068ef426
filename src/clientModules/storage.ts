import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Warns if window.localStorage is null, as in web views of Android apps. Docusaurus warns only if it throws.
 * https://developer.android.com/reference/android/webkit/WebSettings#setDomStorageEnabled(boolean)
 */
if (ExecutionEnvironment.canUseDOM && isAbsent()) {
  console.warn('The browser storage is not available: choices made here are not remembered.');
}

function isAbsent() {
  try {
    return window.localStorage === null;
  } catch {
    return false;
  }
}
