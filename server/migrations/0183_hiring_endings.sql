-- Introductions: a learner who withdraws after joining takes back their name and contact; that they joined stays.
-- works with code from 0181: a column that older code leaves empty.

alter table introductions add column hidden_at timestamptz;
