import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { AccessCard } from '#web/membership/index.ts'

export function DashboardPage() {
  const { data } = useQuery(me)
  return (
    <>
      <PageHeader title={`Welcome, ${data?.firstName ?? ''}`} intro="Here is how things stand." />
      <AccessCard />
    </>
  )
}
