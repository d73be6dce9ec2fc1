-- A learner's own certificates, revoked ones too.
create index certificates_person on certificates (person_id, issued_at desc);
