import { getMessage, type MessageContent, saveMessage, type StaffMessage } from '#contract/messages/messages.ts'
import { Segment } from '#contract/messages/segments.ts'
import { call } from '#web/kit/api/api.ts'
import { createDraft, useAutosave } from '#web/kit/forms/autosave.ts'

const savedMessage = ({ subject, body, segment, byEmail, version, updatedAt }: StaffMessage) => ({
  content: { subject, body, segment, byEmail },
  version,
  savedAt: updatedAt,
})

export const useMessageDraft = (messageId: number, message: StaffMessage) =>
  useAutosave(() =>
    createDraft<MessageContent>({
      key: `message-draft-${messageId}`,
      server: savedMessage(message),
      save: (content, version) => call(saveMessage, { params: { messageId }, body: { ...content, version } }),
      load: async () => savedMessage(await call(getMessage, { params: { messageId } })),
      isSame: (a, b) =>
        a.subject.trim() === b.subject.trim() &&
        a.body === b.body &&
        a.byEmail === b.byEmail &&
        JSON.stringify(a.segment) === JSON.stringify(b.segment),
      isUsable: ({ subject, body, segment, byEmail }) =>
        typeof subject === 'string' &&
        typeof body === 'string' &&
        typeof byEmail === 'boolean' &&
        Segment.nullable().safeParse(segment).success,
    }),
  )
