export { useLiveNotifications } from './live-notifications.ts'
export { newestNotifications, useReadNotification } from './notifications.api.ts'
export type { NotificationToast } from './notifications.rules.ts'
