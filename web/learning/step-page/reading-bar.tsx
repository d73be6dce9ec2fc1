/** Under the top bar, so that it stays in sight. */
export function ReadingBar({ percent }: { percent: number }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
      role="progressbar"
      aria-label="Reading progress"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="no-print sticky top-16 z-20 -mx-5 -mt-6 mb-6 h-1 bg-line sm:-mx-8 sm:-mt-8 sm:mb-8"
    >
      <div
        className="h-full origin-left bg-marigold transition-transform duration-150 motion-reduce:transition-none"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
