const labels: Record<string, string> = {
  website: 'Our website',
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  event: 'Event',
  other: 'Other',
}

/** Campaigns and other sites are called what they are called. */
export const sourceLabel = (source: string): string => labels[source] ?? source
