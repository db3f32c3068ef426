import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * Docusaurus warns where reading window.localStorage throws, and keeps silent where it is null, as
 * in the web views of Android apps: https://developer.android.com/reference/android/webkit/WebSettings#setDomStorageEnabled(boolean)
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
