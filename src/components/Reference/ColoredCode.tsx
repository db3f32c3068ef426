import { classesOf } from '../PageChanges/code-classes';

/** TypeScript in the colors of samples. */
export default function ColoredCode({ code }: { readonly code: string }) {
  const runs: { className: string; text: string }[] = [];
  classesOf(code, 'ts').forEach((className, index) => {
    const last = runs.at(-1);
    if (last?.className === className) {
      last.text += code[index];
    } else {
      runs.push({ className, text: code[index] ?? '' });
    }
  });
  return runs.map(({ className, text }, index) =>
    className ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
