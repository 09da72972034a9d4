error-no-box-here = { $found } n’a pas de boîtes à soi ; en ont : { $known }
