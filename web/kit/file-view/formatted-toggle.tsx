import { Code, FileText } from '../icons.tsx'
import { IconButton } from './view-bar.tsx'

type FormattedToggleProps = { isFormatted: boolean; onChange: (isFormatted: boolean) => void }

/** Switches a Markdown file between its formatted text and its source. */
export function FormattedToggle({ isFormatted, onChange }: FormattedToggleProps) {
  return (
    <>
      <IconButton label="Formatted" icon={FileText} aria-pressed={isFormatted} onClick={() => onChange(true)} />
      <IconButton label="Source" icon={Code} aria-pressed={!isFormatted} onClick={() => onChange(false)} />
    </>
  )
}
