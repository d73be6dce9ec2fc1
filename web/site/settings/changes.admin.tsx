import { useInfiniteQuery } from '@tanstack/react-query'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { settingChanges } from '../school/school.api.ts'
import { ChangesList } from './changes-list.tsx'

export function SettingsChangesAdmin() {
  return (
    <>
      <PageHeader intro="Who changed what, newest first." back={{ to: '/admin/settings', label: 'Settings' }} />
      <Card>
        <ChangesList query={useInfiniteQuery(settingChanges())} />
      </Card>
    </>
  )
}
