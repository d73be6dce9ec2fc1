import { useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { SaveStatus } from './save-status.tsx'

type FormAndPreviewProps = {
  form: ReactNode
  preview: ReactNode
  /** Above the preview. */
  actions?: ReactNode
  saved: ComponentProps<typeof SaveStatus>
}

/** An autosaved form beside its preview; a phone shows one of them at a time. */
export function FormAndPreview({ form, preview, actions, saved }: FormAndPreviewProps) {
  const [shown, setShown] = useState<Shown>('form')
  return (
    <>
      <div className="sticky top-16 z-10 -mx-5 mb-4 bg-paper px-5 py-2 sm:-mx-8 sm:px-8 lg:hidden">
        <ViewSwitch shown={shown} onChange={setShown} />
        <div className="mt-1.5 min-h-6">
          <SaveStatus {...saved} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
        <div
          className={classes(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6',
            shown === 'preview' && 'max-lg:hidden',
          )}
        >
          {form}
        </div>
        <section
          aria-label="Preview"
          className={classes(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:p-1',
            shown === 'form' && 'max-lg:hidden',
          )}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
            {actions}
            <div className="min-h-6 max-lg:hidden">
              <SaveStatus {...saved} />
            </div>
          </div>
          {preview}
        </section>
      </div>
    </>
  )
}

type Shown = 'form' | 'preview'
type ViewSwitchProps = { shown: Shown; onChange: (shown: Shown) => void }

function ViewSwitch({ shown, onChange }: ViewSwitchProps) {
  return (
    <div className="grid grid-cols-2 gap-1 rounded-control bg-haze p-1">
      {(['form', 'preview'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={shown === value}
          onClick={() => onChange(value)}
          className="min-h-11 rounded-control font-semibold text-soft aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-low"
        >
          {value === 'form' ? 'Edit' : 'Preview'}
        </button>
      ))}
    </div>
  )
}
