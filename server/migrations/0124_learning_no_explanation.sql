-- The code of an exercise needs no explanation. Until now one was written in the learner's name.
-- works with code from 0091: it shows an empty explanation as an empty line.
alter table solutions drop constraint solutions_text_solution_check;
