import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { IdeaCard } from './idea-card.tsx'
import { idea } from './ideas.api.ts'

/** Notifications link to this page. */
export function IdeaPage() {
  const ideaId = Number(useParams()['ideaId'])
  if (!Number.isSafeInteger(ideaId)) return <Navigate to="/dashboard/projects/your-ideas" replace />
  return <OneIdea key={ideaId} ideaId={ideaId} />
}

function OneIdea({ ideaId }: { ideaId: number }) {
  const shown = useQuery(idea(ideaId))
  return (
    <div className="max-w-3xl">
      <PageHeader back={{ to: '/dashboard/projects/your-ideas', label: 'Your ideas' }} />
      <QueryView query={shown}>{(found) => <IdeaCard idea={found} isOpenAtFirst isAlone />}</QueryView>
    </div>
  )
}
