import { useQuery } from '@tanstack/react-query'
import { ProfilePage as Page } from '#web/identity/profile/profile.page.tsx'
import { site } from '#web/site/index.ts'

export const ProfilePage = () => <Page asksForState={useQuery(site).data?.asksForState ?? false} />
