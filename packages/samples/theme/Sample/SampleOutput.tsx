type Props = {
  /** The highlighted output, as the build made it. */
  html: string;
  lang: string;
  /** The file that printed it, where that one is not right above. */
  of?: string;
};

/** What a sample prints, or leaves in the page: the doctests compare it with what really comes out. */
export default function SampleOutput({ html, lang, of }: Props) {
  const name = lang === 'html' ? 'Rendered HTML' : 'Output';
  return (
    <div className="sample-output">
      <div className="sample-output__label">{of ? `${name} of ${of}` : name}</div>
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
