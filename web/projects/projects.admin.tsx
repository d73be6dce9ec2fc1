import { useSearchParams } from 'react-router'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Tabs } from '#web/kit/tabs.tsx'
import { HandInCase, HandInList } from './hand-in-desk.tsx'
import { IdeaCase, IdeaList } from './idea-desk.tsx'

/** Where teachers answer ideas and decide about projects. What is open stands in the address, where notices lead. */
export function ProjectsAdmin() {
  const [params] = useSearchParams()
  const ideaId = Number(params.get('idea'))
  const handInId = Number(params.get('hand-in'))
  if (ideaId > 0) return <IdeaCase key={ideaId} ideaId={ideaId} />
  if (handInId > 0) return <HandInCase key={handInId} handInId={handInId} />
  return <Lists chosen={params.get('tab') ?? 'ideas'} />
}

function Lists({ chosen }: { chosen: string }) {
  const [, setParams] = useSearchParams()
  return (
    <>
      <PageHeader title="Projects" intro="Ideas that learners put down, and projects they handed in." />
      <Tabs
        label="Projects"
        defaultValue={chosen}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={[
          { value: 'ideas', label: 'Ideas', content: <IdeaList /> },
          { value: 'hand-ins', label: 'Hand-ins', content: <HandInList /> },
        ]}
      />
    </>
  )
}
