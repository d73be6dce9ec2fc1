export { useLiveNotices } from './live-notifications.ts'
export { newestNotices, useReadNotice } from './notifications.api.ts'
export type { News } from './notifications.rules.ts'
