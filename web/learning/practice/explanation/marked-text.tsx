/** Text with code between backticks. */
export const MarkedText = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index}>{part}</code>
    ),
  )
