import { Lightbulb } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { toPaper } from '#contract/careers/resume-paper.ts'
import type { Resume, StoredResume } from '#contract/careers/resume.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { loadResume, storeResume } from '../resume.api.ts'
import { Downloads } from './downloads.tsx'
import { Offers } from './offers.tsx'
import { ResumeForm } from './resume-form.tsx'
import { createResumeKeeper, resumeKey } from './resume-keeper.ts'
import { hintsFor } from './resume.rules.ts'
import { ChooseVersion, SaveState } from './save-state.tsx'
import { Sheet } from './sheet.tsx'
import { TemplatePicker } from './template-picker.tsx'

type BuilderProps = { userId: number; server: StoredResume }

/** The form, and beside it what becomes of it; on a phone one of the two. */
export function Builder({ userId, server }: BuilderProps) {
  const { kept, keeper } = useKeeper(userId, server)
  const [shown, setShown] = useState<'form' | 'preview'>('form')
  const { resume, template } = kept
  const change = (part: Partial<Resume>) => keeper.type({ resume: { ...keeper.now().resume, ...part } })
  // The sheet may lag behind quick typing; the field may not.
  const calm = useDeferredValue(resume)
  const paper = useMemo(() => toPaper(calm), [calm])
  return (
    <>
      <ChooseVersion kept={kept} keeper={keeper} />
      <div className="sticky top-16 z-10 -mx-5 mb-4 bg-paper px-5 py-2 sm:-mx-8 sm:px-8 lg:hidden">
        <Switch shown={shown} onChange={setShown} />
        <div className="mt-1.5 min-h-6">
          <SaveState kept={kept} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
        <div
          className={classes(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6',
            shown === 'preview' && 'max-lg:hidden',
          )}
        >
          <Hints resume={calm} />
          <Offers resume={resume} onChange={change} />
          <ResumeForm resume={resume} onChange={change} />
        </div>
        <section
          aria-label="Preview"
          className={classes(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:p-1',
            shown === 'form' && 'max-lg:hidden',
          )}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
            <Downloads keeper={keeper} />
            <div className="min-h-6 max-lg:hidden">
              <SaveState kept={kept} />
            </div>
          </div>
          <TemplatePicker value={template} onChange={(next) => keeper.type({ template: next })} />
          <Sheet paper={paper} template={template} />
        </section>
      </div>
    </>
  )
}

function useKeeper(userId: number, server: StoredResume) {
  const [keeper] = useState(() =>
    createResumeKeeper({
      storage: localStorage,
      storageKey: resumeKey(userId),
      server,
      save: storeResume,
      load: loadResume,
    }),
  )
  const kept = useSyncExternalStore(keeper.subscribe, keeper.now)
  useEffect(() => {
    const onOnline = () => void keeper.saveNow()
    const onSeen = () => document.visibilityState === 'visible' && void keeper.refresh()
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onSeen)
      void keeper.saveNow()
    }
  }, [keeper])
  return { kept, keeper }
}

type SwitchProps = { shown: 'form' | 'preview'; onChange: (shown: 'form' | 'preview') => void }

/** On a phone there is room for one of the two. */
function Switch({ shown, onChange }: SwitchProps) {
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

function Hints({ resume }: { resume: Resume }) {
  const hints = hintsFor(resume)
  if (hints.length === 0) return null
  return (
    <aside aria-label="What would help" className="rounded-control bg-haze p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden="true" className="size-5 shrink-0" />
        What would help
      </p>
      <ul className="mt-1.5 list-disc space-y-1 pl-11 text-soft">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </aside>
  )
}
