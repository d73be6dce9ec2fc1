import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import type { createSolutionDraft } from './solution-draft.ts'
import type { Version } from './solution-draft.rules.ts'

type DraftVersionsProps = {
  draft: Pick<ReturnType<typeof createSolutionDraft>, 'newer' | 'overwriteNewer' | 'acceptNewer' | 'switchToOther'>
  /** The draft that is not shown. */
  other: Version | null
}

/** Two drafts of one solution, from two tabs or devices: the learner chooses, and nothing is lost. */
export function DraftVersions({ draft, other }: DraftVersionsProps) {
  const newer = draft.newer()
  return (
    <>
      {newer && (
        <ChooseVersion
          what="Your draft"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
        >
          <Quote version={newer.content} />
        </ChooseVersion>
      )}
      {other !== null && (
        <Callout tone="waiting">
          <p>You have another draft of this solution, from another device or an earlier visit.</p>
          <Button size="small" className="mt-2" onClick={draft.switchToOther}>
            Use the other draft
          </Button>
        </Callout>
      )}
    </>
  )
}

function Quote({ version: { text, code } }: { version: Version }) {
  const look = 'mt-3 border-l-2 border-line pl-3 font-normal wrap-anywhere whitespace-pre-wrap'
  return (
    <>
      {text && <blockquote className={`${look} line-clamp-4`}>{text}</blockquote>}
      {code?.map((file) => (
        <blockquote key={file.path} className={`${look} line-clamp-6 font-mono text-sm`}>
          {file.text}
        </blockquote>
      ))}
    </>
  )
}
