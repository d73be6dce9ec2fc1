export { useLiveNotices } from './live-notices.ts'
export { newestNotices, useReadNotice } from './notices.api.ts'
export type { News } from './notices.rules.ts'
