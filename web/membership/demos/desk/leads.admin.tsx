import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { DemoDesk } from './demo-desk.tsx'

/** People who may join: those who booked a demo. */
export function LeadsAdmin() {
  return (
    <>
      <PageHeader intro="People who booked a demo call: when it is, who calls, and what came of it." />
      <DemoDesk />
    </>
  )
}
