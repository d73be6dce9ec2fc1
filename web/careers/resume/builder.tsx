import { useDeferredValue, useMemo } from 'react'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import type { Resume, StoredResume } from '#contract/careers/resume.ts'
import { useAutosave, useRefreshOnReturn } from '#web/kit/forms/autosave.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { FormAndPreview } from '#web/kit/forms/form-and-preview.tsx'
import { Lightbulb } from '#web/kit/icons.tsx'
import { loadResume, storeResume } from '../resume.api.ts'
import { Downloads } from './downloads.tsx'
import { Offers } from './offers.tsx'
import { ResumeForm } from './resume-form.tsx'
import { createResumeDraft, savedResume } from './resume-draft.ts'
import { hintsFor } from './resume.rules.ts'
import { Preview } from './preview.tsx'
import { TemplatePicker } from './template-picker.tsx'

type BuilderProps = { userId: number; server: StoredResume }

/** The form with a live preview. */
export function Builder({ userId, server }: BuilderProps) {
  const { draft, value, ...saved } = useAutosave(() =>
    createResumeDraft({ userId, server, save: storeResume, load: loadResume }),
  )
  useRefreshOnReturn(draft, loadSaved)
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
      <FormAndPreview
        saved={saved}
        form={
          <>
            <Hints resume={deferred} />
            <Offers resume={resume} onChange={change} />
            <ResumeForm resume={resume} onChange={change} />
          </>
        }
        actions={<Downloads draft={draft} />}
        preview={
          <>
            <TemplatePicker value={template} onChange={(next) => draft.edit({ template: next })} />
            <Preview resume={preview} template={template} />
          </>
        }
      />
    </>
  )
}

const loadSaved = async () => savedResume(await loadResume())

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
