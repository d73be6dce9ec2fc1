import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import type { Resume, StoredResume } from '#contract/careers/resume.ts'
import { useAutosave } from '#web/kit/forms/autosave.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { Lightbulb } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { loadResume, storeResume } from '../resume.api.ts'
import { Downloads } from './downloads.tsx'
import { Offers } from './offers.tsx'
import { ResumeForm } from './resume-form.tsx'
import { createResumeDraft, savedResume } from './resume-draft.ts'
import { hintsFor } from './resume.rules.ts'
import { Preview } from './preview.tsx'
import { TemplatePicker } from './template-picker.tsx'

type BuilderProps = { userId: number; server: StoredResume }

/** The form with a live preview; a phone shows one of them at a time. */
export function Builder({ userId, server }: BuilderProps) {
  const { draft, value, ...saved } = useResumeDraft(userId, server)
  const [shown, setShown] = useState<'form' | 'preview'>('form')
  const { resume, template } = value
  const newer = draft.newer()
  const change = (part: Partial<Resume>) => draft.edit({ resume: { ...draft.state().value.resume, ...part } })
  // Deferred, so that rendering the preview does not slow down typing.
  const deferred = useDeferredValue(resume)
  const preview = useMemo(() => toResumeDocument(deferred), [deferred])
  return (
    <>
      {newer && (
        <ChooseVersion
          what="Your resume"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
          className="mb-6"
        />
      )}
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
          <Hints resume={deferred} />
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
            <Downloads draft={draft} />
            <div className="min-h-6 max-lg:hidden">
              <SaveStatus {...saved} />
            </div>
          </div>
          <TemplatePicker value={template} onChange={(next) => draft.edit({ template: next })} />
          <Preview resume={preview} template={template} />
        </section>
      </div>
    </>
  )
}

function useResumeDraft(userId: number, server: StoredResume) {
  const autosave = useAutosave(() => createResumeDraft({ userId, server, save: storeResume, load: loadResume }))
  const { draft } = autosave
  useEffect(() => {
    const refresh = async () => draft.refresh(savedResume(await loadResume()))
    // Offline, the resume stays as it is.
    const onVisible = () => document.visibilityState === 'visible' && void refresh().catch(() => null)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [draft])
  return autosave
}

type ViewSwitchProps = { shown: 'form' | 'preview'; onChange: (shown: 'form' | 'preview') => void }

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

function Hints({ resume }: { resume: Resume }) {
  const hints = hintsFor(resume)
  if (hints.length === 0) return null
  return (
    <aside aria-label="Suggestions" className="rounded-control bg-haze p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden="true" className="size-5 shrink-0" />
        Suggestions
      </p>
      <ul className="mt-1.5 list-disc space-y-1 pl-11 text-soft">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </aside>
  )
}
