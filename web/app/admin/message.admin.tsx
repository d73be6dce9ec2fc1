import { MessageAdmin as Page } from '#web/messages/message.admin.tsx'
import { withPeopleSearch } from './people-search.tsx'

export const MessageAdmin = () => withPeopleSearch(<Page />)
