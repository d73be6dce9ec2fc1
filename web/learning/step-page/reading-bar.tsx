import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'

/** Under the top bar, so that it stays in sight. */
export const ReadingBar = ({ percent }: { percent: number }) => (
  <ProgressBar
    label="Reading progress"
    percent={percent}
    className="no-print sticky top-16 z-20 -mx-5 -mt-6 mb-6 h-1 sm:-mx-8 sm:-mt-8 sm:mb-8"
  />
)
