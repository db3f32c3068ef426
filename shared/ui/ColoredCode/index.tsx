/**
 * Code in the colors of samples.
 *
 * @param classes - of each character of the text, `''` for the code's own color; see `classesOf`
 */
export default function ColoredCode({ text, classes }: { text: string; classes: string[] }) {
  const runs: { name: string; text: string }[] = [];
  classes.forEach((name, index) => {
    const last = runs.at(-1);
    if (last?.name === name) {
      last.text += text[index];
    } else {
      runs.push({ name, text: text[index]! });
    }
  });
  return runs.map(({ name, text }, index) =>
    name ? (
      <i key={index} className={name}>
        {text}
      </i>
    ) : (
      text
    ),
  );
}
