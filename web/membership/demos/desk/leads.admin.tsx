import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { DemoDesk } from './demo-desk.tsx'

/** People who may join: those who booked a demo, called or came by. */
export function LeadsAdmin() {
  return (
    <>
      <PageHeader intro="People who may join: what they want, who follows up and when, and what came of it." />
      <DemoDesk />
    </>
  )
}
