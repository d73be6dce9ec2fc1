export { useLiveChange, useLiveNotifications } from './live-notifications.ts'
export { newestNotifications, useReadNotification } from './notifications.api.ts'
