"""Operations on whole tables: running scenarios and lessons, listing the installed games."""
