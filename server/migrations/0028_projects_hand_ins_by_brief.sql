-- The desk counts who handed in for each project of its page.
create index project_hand_ins_brief_id on project_hand_ins (brief_id, person_id);
