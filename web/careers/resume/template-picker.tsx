import type { ReactNode } from 'react'
import type { ResumeTemplate } from '#contract/careers/resume.ts'

type TemplatePickerProps = { value: ResumeTemplate; onChange: (template: ResumeTemplate) => void }

const templates: { value: ResumeTemplate; name: string; description: string; thumbnail: ReactNode }[] = [
  { value: 1, name: 'Classic', description: 'One column with lines', thumbnail: <Classic /> },
  { value: 2, name: 'Modern', description: 'Tinted side column', thumbnail: <Modern /> },
  { value: 3, name: 'Bold', description: 'Band and timeline', thumbnail: <Bold /> },
]

/** The text stays the same in every template. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-2">Template</legend>
      <div className="grid grid-cols-3 gap-3">
        {templates.map(({ value: template, name, description, thumbnail }) => (
          <label
            key={template}
            className="group relative grid cursor-pointer justify-items-center gap-2 rounded-control border border-line bg-card p-2 text-center hover:border-edge has-checked:border-indigo has-checked:ring-2 has-checked:ring-indigo has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo sm:p-3"
          >
            <input
              type="radio"
              name="template"
              value={template}
              checked={value === template}
              onChange={() => onChange(template)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <svg aria-hidden="true" viewBox="0 0 60 84" className="w-full max-w-18 rounded-small shadow-low">
              <rect width="60" height="84" rx="2" fill="#ffffff" />
              {thumbnail}
            </svg>
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold group-has-checked:underline group-has-checked:decoration-marigold group-has-checked:decoration-3 group-has-checked:underline-offset-4">
                {template}. {name}
              </span>
              <span className="type-small block text-soft max-sm:sr-only">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const ink = '#171A3B'
const grey = '#B9BAD0'

/** Lines of text. */
function Lines({ x, y, widths }: { x: number; y: number; widths: number[] }) {
  return widths.map((width, index) => (
    <rect key={width} x={x} y={y + index * 4} width={width} height="1.6" rx="0.8" fill={grey} />
  ))
}

function Classic() {
  return (
    <>
      <rect x="18" y="7" width="24" height="4" rx="1" fill={ink} />
      <rect x="13" y="14" width="34" height="1.6" rx="0.8" fill={grey} />
      {[22, 43, 64].map((y) => (
        <g key={y}>
          <rect x="7" y={y} width="14" height="2.2" fill={ink} />
          <rect x="7" y={y + 3.4} width="46" height="0.7" fill={ink} />
          <Lines x={7} y={y + 6.5} widths={[44, 40, 30]} />
        </g>
      ))}
    </>
  )
}

function Modern() {
  return (
    <>
      <rect width="20" height="84" rx="2" fill="#DFE2F6" />
      {[9, 34, 58].map((y) => (
        <g key={y}>
          <rect x="4" y={y} width="10" height="2.2" fill="#3B3FA8" />
          <Lines x={4} y={y + 5} widths={[12, 10, 13]} />
        </g>
      ))}
      <rect x="25" y="8" width="26" height="5" rx="1" fill={ink} />
      {[21, 42, 63].map((y) => (
        <g key={y}>
          <rect x="25" y={y} width="13" height="2.2" fill="#3B3FA8" />
          <rect x="25" y={y + 3.2} width="5" height="1" fill="#F2A01E" />
          <Lines x={25} y={y + 6.5} widths={[29, 27, 20]} />
        </g>
      ))}
    </>
  )
}

function Bold() {
  return (
    <>
      <path d="M0 2a2 2 0 0 1 2-2h56a2 2 0 0 1 2 2v15H0Z" fill={ink} />
      <rect y="16" width="60" height="1.6" fill="#F2A01E" />
      <rect x="6" y="5" width="26" height="4" rx="1" fill="#ffffff" />
      <rect x="6" y="11" width="38" height="1.4" rx="0.7" fill="#B3B6DC" />
      <rect x="17.4" y="21" width="0.8" height="58" fill={grey} />
      {[22, 42, 62].map((y) => (
        <g key={y}>
          <circle cx="17.8" cy={y + 1.2} r="1.7" fill="#F2A01E" />
          <rect x="22" y={y} width="14" height="2.4" fill="#3B3FA8" />
          <rect x="5" y={y + 5.4} width="9" height="1.4" fill={grey} />
          <Lines x={22} y={y + 5.4} widths={[32, 29, 22]} />
        </g>
      ))}
    </>
  )
}
