import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenWork, Shown } from '#contract/hiring/candidates.ts'
import type { CandidateWork } from '#contract/hiring/pool.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skills } from '../openings/opening-facts.tsx'
import { CandidateFacts, CandidateWorks } from './candidate-view.tsx'
import { myWork, previewOf } from './candidates.api.ts'
import { WorkDialog } from '../work/work-dialog.tsx'

/** What a company would see with these choices, at most. */
export function PreviewDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const [read, setRead] = useState<{ title: string; work: ChosenWork } | null>(null)
  const open = ({ title, work }: CandidateWork) => setRead({ title, work: shown.works[work - 1]! })
  return (
    <>
      <Dialog
        open
        size="large"
        title="What companies see"
        intro="No name, no photo, no contact details. In place of them, a code that changes with each time you opt in."
        actions={<Button onClick={onClose}>Close</Button>}
        onClose={onClose}
      >
        <QueryView query={useQuery(previewOf(shown))}>
          {(candidate) => (
            <>
              <CandidateFacts candidate={candidate} />
              <Skills skills={candidate.skills} className="mt-3 mb-5" />
              <CandidateWorks candidate={candidate} onRead={open} />
            </>
          )}
        </QueryView>
      </Dialog>
      {read && (
        <WorkDialog
          title={read.title}
          intro="This is what companies read."
          query={myWork({ kind: read.work.kind, workId: read.work.workId })}
          onClose={() => setRead(null)}
        />
      )}
    </>
  )
}
