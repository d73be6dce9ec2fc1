export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'

// TODO: the table of rights, the cookie, sessions in the table sessions, and allow. You have most of it in week 7.
