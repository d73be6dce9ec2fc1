-- Hiring: introductions that run, by their last step: the staff home counts those in which nobody does anything.
-- works with code from 0183: it only adds an index.

create index introductions_silent on introductions (moved_at)
  where state in ('suggested', 'requested', 'introduced', 'interview', 'offer');
