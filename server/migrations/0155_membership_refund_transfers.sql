-- One transfer back is recorded once: the canonical reference of every refund that stands. A reversed refund frees its own.
create table refund_transfers (
  reference text primary key,
  refund_id bigint not null constraint refund_transfers_refund_key unique references refunds (id)
);

-- Earlier versions compared only the refunds of one payment. Of refunds with the same reference the first has it.
insert into refund_transfers
select distinct on (canonical_reference(reference)) canonical_reference(reference), id from refunds
where kind = 'refund' and method <> 'cash' and reference is not null
  and not exists (select from refunds as reversal where reversal.reverses_id = refunds.id)
order by canonical_reference(reference), id;
