import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type ShownWork, workKey } from '#contract/portfolio/view.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SharedView } from '#web/portfolio/index.ts'
import { site } from '#web/site/index.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { introducedPortfolio, introducedWork } from './introductions.api.ts'

/** The portfolio of a candidate who accepted, as long as they share it with this company. */
export function IntroducedPortfolioPage() {
  const introductionId = Number(useParams()['introductionId'])
  const [read, setRead] = useState<ShownWork | null>(null)
  const { data: school } = useQuery(site)
  return (
    <>
      <PageHeader
        title="Portfolio"
        back={{ to: `/company/introductions/${introductionId}`, label: 'Introduction' }}
        intro="The candidate sees that your company opened it."
      />
      <QueryView query={useQuery(introducedPortfolio(introductionId))}>
        {(view) => (
          <div className="max-w-3xl">
            <SharedView view={view} schoolName={school?.name ?? 'the school'} onRead={setRead} />
          </div>
        )}
      </QueryView>
      {read && (
        <WorkDialog
          title={read.title}
          intro="The approved work, as the candidate submitted it."
          query={introducedWork(introductionId, workKey(read))}
          onClose={() => setRead(null)}
        />
      )}
    </>
  )
}
