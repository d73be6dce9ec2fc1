import { useQuery } from '@tanstack/react-query'
import { site } from './site.api.ts'

export function ContactSupport() {
  const { data } = useQuery(site)
  if (!data) return 'Need help? Contact support.'
  return (
    <>
      Need help? Contact support:{' '}
      <a href={`tel:${data.supportPhone.replace(/\s/g, '')}`} className="link whitespace-nowrap">
        {data.supportPhone}
      </a>{' '}
      or{' '}
      <a href={`mailto:${data.supportEmail}`} className="link wrap-anywhere">
        {data.supportEmail}
      </a>
      .
    </>
  )
}
