export { newestNotices, useReadNotice } from './notices.api.ts'
