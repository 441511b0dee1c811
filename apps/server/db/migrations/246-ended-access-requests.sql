-- A request that has ended stays as it is, but what of it lies sealed gets the newest key like everything else: else
-- an older one could never be dropped.
drop trigger access_request_frozen on access_request;
create trigger access_request_frozen before update on access_request for each row when (
  not case old.status when 'sending' then new.status in ('sending', 'open')
    when 'open' then new.status in ('open', 'refused', 'stopped', 'done')
    when 'done' then new.status in ('done', 'undone')
    else new.status = old.status end
  or (new.user_id, new.asked_at) is distinct from (old.user_id, old.asked_at)
  or old.status <> 'sending' and (new.front_photo, new.back_photo, new.hold_photo, new.complete_at)
    is distinct from (old.front_photo, old.back_photo, old.hold_photo, old.complete_at)
  or old.status in ('refused', 'stopped', 'undone')
    and (new.id, new.ticket_hash, new.ended_at, new.before_sealed is null)
    is distinct from (old.id, old.ticket_hash, old.ended_at, old.before_sealed is null)
) execute function refuse_access_request_change();
