import path from 'node:path';
import ts from 'typescript';
import type { SampleFence, SampleFile } from '../page/page';

/**
 * Writes down everything of its page that the check of a fence depends on: its own code, and that of
 * the files which it imports, directly or not.
 */
export function dependenciesOf(fence: SampleFence): string {
  const found = new Set<SampleFile>();
  const add = (file: SampleFile) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    for (const { fileName } of ts.preProcessFile(file.code).importedFiles) {
      filesNamed(path.posix.join(path.posix.dirname(file.name), fileName), fence).forEach(add);
    }
  };
  fence.files.forEach(add);
  const files = [...found].map(({ name, code }) => [name, code]);
  return JSON.stringify([fence.version, fence.code, fence.hidden, files]);
}

/** All files that an import may mean; the compiler knows which, and one too many does no harm. */
function filesNamed(target: string, { reachable }: SampleFence): SampleFile[] {
  const base = target.replace(/\.[jt]sx?$/, '');
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].flatMap(
    (ending) => reachable.get(`${base}${ending}`) ?? [],
  );
}
