/** The number of a receipt or credit note, which opens its PDF. */
export const DocumentLink = ({ number, url }: { number: string; url: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className="link whitespace-nowrap tabular-nums">
    {number}
    <span className="sr-only">, PDF</span>
  </a>
)
